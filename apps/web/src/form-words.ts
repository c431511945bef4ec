import type { ApplicationProvider } from "@porchlight/domain/properties/property.ts";
import { product } from "./product.ts";

export const mayViolateFairHousing = "This may violate fair housing laws. Consider rephrasing it.";

export const applicationProviderWords: Record<ApplicationProvider, string> = { PLATFORM: product.name, OTHER: "Other" };
