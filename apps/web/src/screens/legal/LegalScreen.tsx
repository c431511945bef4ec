import { Logo } from "../../app/shell/Logo.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { product } from "../../words.ts";
import css from "./LegalScreen.module.css";
import { type LegalSection, privacy, terms } from "./legal-text.ts";

/** Stands where an operator has configured no page of their own, and says so. */
function Template({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <>
      <header className={css.header}>
        <Logo />
      </header>
      <main id="main">
        <Screen title={title} narrow>
          <p>
            <strong>This is a template.</strong> If you run {product.name}, have a lawyer review it and link to your own
            page in the settings.
          </p>
          {sections.map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </Screen>
      </main>
    </>
  );
}

export const TermsScreen = () => <Template title="Terms of Service" sections={terms} />;
export const PrivacyScreen = () => <Template title="Privacy Policy" sections={privacy} />;
