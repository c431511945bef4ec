import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, useState } from "react";
import pageTabs from "../../ui/PageTabs.module.css";
import { Part } from "../../ui/Part.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Spinner } from "../../ui/States.tsx";
import { GeneralTab } from "./GeneralTab.tsx";

const route = getRouteApi("/owner/profile");
const IntegrationsTab = lazy(() =>
  import("./IntegrationsTab.tsx").then(({ IntegrationsTab }) => ({ default: IntegrationsTab })),
);

const tabs = [
  { tab: "general", label: "General" },
  { tab: "integrations", label: "Integrations" },
] as const;

/** The owner's own account. */
export function ProfileScreen() {
  const { tab } = route.useSearch();
  const isGeneral = tab !== "integrations";
  const [wasGeneral, setWasGeneral] = useState(isGeneral);
  if (isGeneral && !wasGeneral) setWasGeneral(true);
  return (
    <Screen title="Profile" narrow>
      <nav className={pageTabs.tabs} aria-label="Profile">
        {tabs.map((one) => (
          <Link
            key={one.tab}
            to="/profile"
            search={{ tab: one.tab }}
            className={pageTabs.tab}
            aria-current={(one.tab === "general") === isGeneral ? "page" : undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      {/* What is typed stays while the other tab is looked at. */}
      {wasGeneral && (
        <div hidden={!isGeneral}>
          <GeneralTab />
        </div>
      )}
      <Part meanwhile={<Spinner />}>{!isGeneral && <IntegrationsTab />}</Part>
    </Screen>
  );
}
