import { getRouteApi } from "@tanstack/react-router";
import { LeadListScreen } from "./LeadListScreen.tsx";
import { leadList } from "./lists.ts";

const route = getRouteApi("/owner/property/$propertyId/leads");

/** The leads of one home. */
export function LeadsScreen() {
  const { propertyId } = route.useParams();
  const navigate = route.useNavigate();
  return (
    <LeadListScreen
      propertyId={propertyId}
      list={leadList}
      search={route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
