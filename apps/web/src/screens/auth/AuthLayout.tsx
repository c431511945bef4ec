import { Outlet, useRouterState } from "@tanstack/react-router";
import { isTypingKept } from "../../app/kept-typing.ts";
import { Logo } from "../../app/shell/Logo.tsx";
import { AmberNote } from "../../ui/AmberNote.tsx";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import { product } from "../../words.ts";
import css from "./AuthLayout.module.css";
import bungalow from "./bungalow.svg";

const talks = {
  signIn: {
    asked: "Is the yard fenced, and is it shared?",
    said: "Fenced all round and yours alone. Would Tuesday at 5:30 work to see it?",
    at: "10:42 PM",
  },
  signUp: {
    asked: "Hi, do you take cats?",
    said: "Yes, up to two, $35 a month each. I can show you the home on Saturday.",
    at: "6:05 AM",
  },
};

/** The form on the left, a porch at night on the right; narrow screens keep the form alone. */
export function AuthLayout() {
  const signingUp = useRouterState({ select: (state) => state.location.pathname.startsWith("/auth/sign-up") });
  const talk = signingUp ? talks.signUp : talks.signIn;
  return (
    <div className={css.layout}>
      <div className={css.side}>
        <header>
          <Logo />
        </header>
        <main id="main" className={css.form}>
          {isTypingKept() && (
            <AmberNote role="status" space="after">
              You were signed out. Sign in again, and what you were typing comes back.
            </AmberNote>
          )}
          <Outlet />
        </main>
      </div>
      <aside className={css.porch} aria-label={`${product.assistant} answering a renter`}>
        <img src={bungalow} alt="" />
        <div className={css.talk}>
          <p className={css.asked}>
            <span className="pl-hidden">A renter: </span>
            {talk.asked}
          </p>
          <div className={css.reply}>
            <LanternDisc />
            <p className={css.said}>{talk.said}</p>
            <span className={`${css.when} pl-num`}>
              {product.assistant}, {talk.at}
            </span>
          </div>
        </div>
      </aside>
    </div>
  );
}
