import { ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Lantern } from "../../ui/Lantern.tsx";
import css from "./NotFoundScreen.module.css";

export function NotFoundScreen() {
  useDocumentTitle("Page not found");
  return (
    <div className={css.page}>
      <Lantern lit={false} size={56} />
      <h1 className={css.title} tabIndex={-1}>
        The page you were looking for could not be found.
      </h1>
      <ActionLink kind="primary" to="/">
        Go to home
      </ActionLink>
    </div>
  );
}
