import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { whenFirstTold } from "../ui/alerts.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { cssVariables } from "./theme/css-variables.ts";
import { theme } from "./theme/theme.ts";

const Alerts = lazy(() => import("../ui/Alerts.tsx").then(({ Alerts }) => ({ default: Alerts })));

export function Providers() {
  const [told, setTold] = useState(false);
  useEffect(() => whenFirstTold(() => setTold(true)), []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Boundary>
          <Suspense>{told && <Alerts />}</Suspense>
        </Boundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}
