import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { dismissFailures, onAlert, preloadAlerts } from "../ui/alerts.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { whenWorked } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { setSchemeCookie } from "./theme/chosen-scheme.ts";
import { theme } from "./theme/theme.ts";

/** By then the first page is there. */
const alertsAfterMs = 4000;

whenWorked(dismissFailures);

const stored = localStorageColorSchemeManager();
const schemes: typeof stored = {
  ...stored,
  set: (chosen) => {
    stored.set(chosen);
    setSchemeCookie(chosen === "auto" ? null : chosen);
  },
};

export function Providers() {
  const [Alerts, setAlerts] = useState<ComponentType | null>(null);
  useEffect(() => onAlert((host) => setAlerts(() => host.Alerts)), []);
  useEffect(() => {
    const soon = setTimeout(() => void preloadAlerts().catch(console.error), alertsAfterMs);
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
