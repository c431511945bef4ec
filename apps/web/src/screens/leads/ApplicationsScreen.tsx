import { getRouteApi } from "@tanstack/react-router";
import { LeadListScreen } from "./LeadListScreen.tsx";
import { applicationList } from "./lists.ts";

const route = getRouteApi("/owner/property/$propertyId/applications");

/** The leads of one home that were sent an application. */
export function ApplicationsScreen() {
  const { propertyId } = route.useParams();
  const navigate = route.useNavigate();
  return (
    <LeadListScreen
      propertyId={propertyId}
      list={applicationList}
      search={route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
