import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { Action } from "../../../ui/Action.tsx";
import { SidePanel } from "../../../ui/Dialogs.tsx";
import type { Layer } from "../../../ui/use-layer.ts";
import { applicationsQuery } from "../data.ts";
import { useFileGallery } from "../files/use-file-gallery.tsx";
import { nameOf } from "../name-of.ts";
import css from "./Answers.module.css";
import { ApplicationAnswers } from "./ApplicationAnswers.tsx";

type Props = { panel: Layer<string>; bundleId: string };

/** The side panel with one person's application, by its id. */
export function ApplicationPanel({ panel, bundleId }: Props) {
  const applications = useQuery(applicationsQuery(bundleId)).data;
  const application = applications?.find(({ id }) => id === panel.thing);
  return (
    <SidePanel
      width="document"
      opened={panel.opened}
      onClose={panel.close}
      title="Application"
      footer={<Action onClick={panel.close}>Close</Action>}
    >
      {application && <Opened key={application.id} application={application} bundleId={bundleId} />}
    </SidePanel>
  );
}

function Opened({ application, bundleId }: { application: ApplicationView; bundleId: string }) {
  const { open, gallery } = useFileGallery(application, bundleId);
  return (
    <>
      <p className={css.name}>{nameOf(application)}</p>
      {application.status !== "SUBMITTED" && (
        <p className={css.quiet}>This application isn't submitted yet. The answers show here once it is.</p>
      )}
      <ApplicationAnswers application={application} onOpen={open} />
      {gallery}
    </>
  );
}
