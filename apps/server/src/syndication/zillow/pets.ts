import type { PetPolicy, PetPolicyValue } from "@porchlight/domain/properties/property.ts";
import type { Tag } from "./vocabulary.ts";
import { leaf, parent } from "./xml.ts";

/** Whether a kind of pet is allowed; null when the owner must be asked. */
const allowed = (value: PetPolicyValue): boolean | null => {
  if (value === "NOT_ALLOWED") return false;
  return value === "ALLOWED" || value === "BREED_RESTRICTIONS" ? true : null;
};

function answersOf(policy: PetPolicy) {
  const answer = (value: PetPolicyValue) => (policy.allowsPets ? allowed(value) : false);
  const [cats, small, large] = [policy.catsPolicy, policy.smallDogsPolicy, policy.largeDogsPolicy].map(answer);
  return { cats: cats!, small: small!, large: large! };
}

export function petTags(policy: PetPolicy | null): Tag[] {
  if (!policy) return [];
  const { cats, small, large } = answersOf(policy);
  const dogs = small === true || large === true ? true : small === false && large === false ? false : null;
  const told: [string, boolean | null][] = [
    ["CATS_ALLOWED", cats],
    ["DOGS_ALLOWED", dogs],
    ["SMALL_DOGS_ALLOWED", small],
    ["LARGE_DOGS_ALLOWED", large],
  ];
  return told.flatMap(([type, value]): Tag[] => (value === null ? [] : [[type, String(value)]]));
}

export function petBlock(policy: PetPolicy | null): string {
  if (!policy) return "";
  const { cats, small, large } = answersOf(policy);
  const pet = (petType: string, petSize: string | null, value: boolean | null) =>
    value === null ? "" : parent("pet", [leaf("petType", petType), leaf("petSize", petSize), leaf("allowed", value)]);
  return parent("pets", [pet("cats", null, cats), pet("dogs", "small", small), pet("dogs", "large", large)]);
}
