import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { declineReason } from "@porchlight/domain/applications/lifecycle.ts";
import { calledBy } from "@porchlight/domain/kernel/names.ts";
import { type Ref, useState } from "react";
import { useKeptTyping } from "../../../app/kept-typing.ts";
import { FairWarning, useCheckedWords } from "../../../sections/fair-housing/FairWarning.tsx";
import { Action } from "../../../ui/Action.tsx";
import { Dialog, DialogButtons } from "../../../ui/Dialogs.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useVerdict } from "../data.ts";
import { nameOf } from "../name-of.ts";
import css from "./Verdict.module.css";
import type { VerdictProps } from "./verdict-props.ts";

type ReasonsProps = Pick<VerdictProps, "review" | "applications"> & { onClose: () => void };

/** Asks for the reasons for which a conditional offer is withdrawn. */
export const WithdrawDialog = ({ opened, ...props }: ReasonsProps & { opened: boolean }) => (
  <Dialog opened={opened} onClose={props.onClose} title="Withdraw the offer?" width="medium">
    <Reasons {...props} />
  </Dialog>
);

function Reasons({ review, applications, onClose }: ReasonsProps) {
  const { warning, field, refused } = useCheckedWords();
  const decline = useVerdict(review.id, "decline", (error) => refused(error) !== null);
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const reasons = Object.entries(said)
    .map(([applicationId, words]) => ({ applicationId, reason: words.trim() }))
    .filter(({ reason }) => reason !== "");
  useKeptTyping(`withdrawal of ${review.id}`, () => (reasons.length > 0 ? said : undefined), setSaid);
  const isTooLong = reasons.some(({ reason }) => reason.length > declineReason.max);
  const missing = reasons.length === 0 ? "Enter a reason for at least one person" : undefined;
  const { appealDays } = review.conditionalOffer;
  const firstGiven = applications.find(({ id }) => said[id]?.trim())?.id;
  return (
    <>
      <p className={css.lead}>
        The application will be declined, and everyone will get an email. Give the reason to each person it's about: no
        one else sees it.{appealDays !== null && ` They have ${appealDays} days to ask about it and appeal.`}
      </p>
      <FairWarning said={warning} />
      {applications.map((application) => (
        <ReasonField
          key={application.id}
          ref={application.id === firstGiven ? field : undefined}
          application={application}
          value={said[application.id] ?? ""}
          onChange={(words) => setSaid({ ...said, [application.id]: words })}
        />
      ))}
      <DialogButtons>
        <Action onClick={onClose} data-autofocus>
          Keep the offer
        </Action>
        <Action
          kind="danger"
          busy={decline.isPending}
          reason={missing ?? (isTooLong ? "Shorten the reason" : undefined)}
          onClick={() => decline.mutate({ reasons }, { onSuccess: onClose })}
        >
          Withdraw the offer
        </Action>
      </DialogButtons>
    </>
  );
}

type ReasonFieldProps = {
  ref: Ref<HTMLTextAreaElement> | undefined;
  application: ApplicationView;
  value: string;
  onChange: (words: string) => void;
};

const ReasonField = ({ ref, application, value, onChange }: ReasonFieldProps) => (
  <div className={css.reason}>
    <TextArea
      {...(ref ? { ref } : {})}
      label={`Reason for ${calledBy(nameOf(application), "this person")}`}
      description="About what the report says. Leave it empty if it isn't about them."
      minRows={2}
      most={declineReason.max}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </div>
);
