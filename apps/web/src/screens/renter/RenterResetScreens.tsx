import { getRouteApi } from "@tanstack/react-router";
import { NewPassword } from "../auth/NewPasswordScreen.tsx";
import { ResetRequest } from "../auth/ResetRequestScreen.tsx";
import { RenterFrame } from "./RenterFrame.tsx";

const request = getRouteApi("/renter/auth/reset-password");
const confirm = getRouteApi("/renter/auth/reset-password/confirm");

export const RenterResetRequestScreen = () => (
  <RenterFrame>
    <ResetRequest {...request.useSearch()} forRole="renter" />
  </RenterFrame>
);

export const RenterNewPasswordScreen = () => (
  <RenterFrame>
    <NewPassword {...confirm.useSearch()} forRole="renter" />
  </RenterFrame>
);
