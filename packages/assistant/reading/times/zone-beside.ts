/** The zones of the United States but the central one, whose name is that of an air conditioner too. */
export const zoneNames = "eastern|este|mountain|montana|pacific|pacifico";
const zone = `(?:central|centro|${zoneNames}|[ecmp][sd]?t)`;
const besideTime = new RegExp(String.raw`(?<=\b(?:time|hora|\d(?: ?[ap]\.?m)?)) ?\(${zone}(?: time)?\)`, "gi");

/** Words without a zone that stands in brackets beside an hour: "six my time (central)" asks of no air. */
export const withoutZones = (said: string): string => said.replace(besideTime, "");
