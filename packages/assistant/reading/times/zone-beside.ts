const zone = "(?:central|centro|eastern|este|mountain|montana|pacific|pacifico|[ecmp][sd]?t)";
const besideTime = new RegExp(String.raw`(?<=\b(?:time|hora|\d(?: ?[ap]\.?m)?)) ?\(${zone}(?: time)?\)`, "gi");

/** Words without a zone that stands in brackets beside an hour: "six my time (central)" asks of no air. */
export const withoutZones = (said: string): string => said.replace(besideTime, "");
