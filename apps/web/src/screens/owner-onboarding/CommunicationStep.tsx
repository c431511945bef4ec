import { useForm } from "@mantine/form";
import { isUsPhone } from "@porchlight/domain/kernel/phones.ts";
import { checkedWhenLeft, focusFirstBad } from "../../app/form.ts";
import { useKeptForm } from "../../app/kept-typing.ts";
import { channelChoices } from "../../sections/preferred-channel/channel-choices.ts";
import { Action } from "../../ui/Action.tsx";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import { phoneDigits } from "../../ui/phone-mask.ts";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { questions } from "./questions.ts";
import { stepErrors } from "./step-errors.ts";
import type { Draft } from "./steps.ts";
import { useStep } from "./use-step.ts";

const question = questions.communication;

type Contact = NonNullable<Draft["contact"]>;

export function CommunicationStep() {
  const { investor, draft, typed, keep, goOn } = useStep<Contact>("communication");
  const form = useForm<Contact>({
    ...checkedWhenLeft,
    onValuesChange: keep,
    initialValues: typed ??
      draft.contact ?? {
        preferredCommunicationChannel: "EMAIL",
        phoneNumber: phoneDigits(investor.user.phoneNumber ?? ""),
      },
    // A half-typed number is no reason to stop somebody who chose e-mail.
    validate: ({ phoneNumber, ...choice }) =>
      stepErrors()(choice.preferredCommunicationChannel === "SMS" ? { ...choice, phoneNumber } : choice),
  });
  useKeptForm(form);
  const channel = form.getInputProps("preferredCommunicationChannel");
  return (
    <Chat question={question} at="communication" draft={draft}>
      <form
        noValidate
        className={css.form}
        onSubmit={form.onSubmit(
          (contact) =>
            goOn({ contact: { ...contact, phoneNumber: isUsPhone(contact.phoneNumber) ? contact.phoneNumber : "" } }),
          focusFirstBad,
        )}
      >
        <ChoiceCards legend={question} choices={channelChoices} {...channel} />
        {channel.value === "SMS" && <PhoneField label="Phone number" {...form.getInputProps("phoneNumber")} />}
        <div className={css.buttons}>
          <Action kind="primary" size="lg" type="submit">
            Finish
          </Action>
        </div>
      </form>
    </Chat>
  );
}
