import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { useQuery } from "@tanstack/react-query";
import { investorQuery } from "../../app/account.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { product } from "../../words.ts";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { nothingAnswered } from "./steps.ts";

export function WelcomeStep() {
  const investor = useQuery(investorQuery).data!;
  return (
    <Chat
      question={`Hi ${firstNameOf(investor.user.name)}, I'm ${product.assistant}.`}
      more="I answer renters, book showings and bring you the questions only you can answer. A few quick questions and we can start."
      draft={nothingAnswered}
    >
      <div className={css.buttons}>
        <ActionLink kind="primary" size="lg" to="/onboarding/account-type">
          Let's start
        </ActionLink>
      </div>
    </Chat>
  );
}
