import { Confirm } from "../../ui/Dialogs.tsx";

export type LogOutQuestionProps = { opened: boolean; onClose: () => void; onConfirm: () => void };

export function LogOutQuestion(props: LogOutQuestionProps) {
  return (
    <Confirm {...props} title="Log out?" verb="Yes, log out">
      Are you sure you want to log out of your account?
    </Confirm>
  );
}
