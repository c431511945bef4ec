import { Logo } from "../../app/shell/Logo.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { product } from "../../words.ts";
import css from "./LegalScreen.module.css";

/** Stands where an operator has configured no page of their own, and says so. */
function Placeholder({ title, about }: { title: string; about: string }) {
  return (
    <>
      <header className={css.header}>
        <Logo />
      </header>
      <main id="main">
        <Screen title={title} narrow>
          <p>
            This is a placeholder. Whoever runs this installation of {product.name} puts {about} here, or names another
            address for it in the configuration.
          </p>
        </Screen>
      </main>
    </>
  );
}

export const TermsScreen = () => <Placeholder title="Terms of Service" about="the terms of service" />;
export const PrivacyScreen = () => <Placeholder title="Privacy Policy" about="the privacy policy" />;
