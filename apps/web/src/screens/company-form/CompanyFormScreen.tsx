import { postCompanyForm } from "@porchlight/contract/accounts.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { companyQuery, investorQuery } from "../../app/account.ts";
import { call } from "../../app/call.ts";
import { focusFirstBad, showRefusal, useContractForm } from "../../app/form.ts";
import { queryClient } from "../../app/query-client.ts";
import { CompanyFields } from "../../sections/company/CompanyFields.tsx";
import { Action } from "../../ui/Action.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { product } from "../../words.ts";
import css from "./CompanyFormScreen.module.css";

const route = getRouteApi("/owner/company/onboarding");

const empty = {
  phoneNumber: "",
  companyName: "",
  numberOfEmployees: null,
  numberOfUnitsOverseeing: null,
  perceivedProductValuePropostion: "",
};

/** Follows the sign-up. Nothing in it has to be answered; what is answered must be right. */
export function CompanyFormScreen() {
  const navigate = useNavigate();
  const investor = useQuery(investorQuery).data;
  const { companyId = investor?.companyId } = route.useSearch();
  const form = useContractForm(async () => (await import("@porchlight/contract/accounts.ts")).companyForm, empty);
  const goOn = () => void navigate({ to: "/portfolio" });
  const save = useMutation({
    mutationFn: (id: string) => call(postCompanyForm, { params: { id }, body: form.getValues() }),
    onSuccess: (saved) => {
      queryClient.setQueryData(investorQuery.queryKey, saved.investor);
      queryClient.setQueryData(companyQuery.queryKey, saved.company);
      goOn();
    },
    onError: (error) => showRefusal(form, error),
  });
  const submit = form.onSubmit(() => {
    if (companyId) save.mutate(companyId);
  }, focusFirstBad);
  const isEmpty = Object.values(form.getValues()).every((answer) => answer === null || answer === "");
  return (
    <Screen title="Tell us about your company" sub={`Helps ${product.assistant} introduce you.`} narrow>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isEmpty) goOn();
          else submit(event);
        }}
      >
        <PhoneField label="Phone number" {...form.getInputProps("phoneNumber")} />
        <CompanyFields
          form={form}
          sizeLabel="Number of employees"
          description={form.getInputProps("perceivedProductValuePropostion")}
        />
        <div className={css.buttons}>
          <Action kind="primary" type="submit" size="lg" busy={save.isPending}>
            Continue
          </Action>
          <Action kind="plain" size="lg" onClick={goOn}>
            I'll do it later
          </Action>
        </div>
      </form>
    </Screen>
  );
}
