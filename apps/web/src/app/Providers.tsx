import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { readyAlerts, takeBackFailures, whenTold } from "../ui/alerts.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { whenWorked } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { tellServer } from "./theme/chosen-scheme.ts";
import { theme } from "./theme/theme.ts";

/** By then the first page is there. */
const alertsAfterMs = 4000;

whenWorked(takeBackFailures);

const stored = localStorageColorSchemeManager();
const schemes: typeof stored = {
  ...stored,
  set: (chosen) => {
    stored.set(chosen);
    tellServer(chosen === "auto" ? null : chosen);
  },
};

export function Providers() {
  const [Alerts, setAlerts] = useState<ComponentType | null>(null);
  useEffect(() => whenTold((host) => setAlerts(() => host.Alerts)), []);
  useEffect(() => {
    const soon = setTimeout(() => void readyAlerts().catch(console.error), alertsAfterMs);
    return () => clearTimeout(soon);
  }, []);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={schemes}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Boundary>{Alerts && <Alerts />}</Boundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}
