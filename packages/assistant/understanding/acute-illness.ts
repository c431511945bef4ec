/*
 * Somebody whose life is in danger from within: what happens to them now, and not what they live with. "My son is having a
 * seizure" is; "my son has seizures" is not. Looked for in the normal form (normal.ts).
 */

const stoppedBreathing =
  "(?:can not|could not|can barely|not|stopped|barely) breath(?:e|ing)|turning blue|no respira|no puede respirar|dejo de respirar";
const notAwake =
  "unconscious|unresponsive|(?:will|does) not wake up|(?:can not|could not) wake (?:him|her|them|up)|passed out|inconsciente|se desmayo|no (?:se )?despierta|no reacciona|no responde";
const fits =
  "having (?:an? )?(?:heart attack|stroke|seizure)|heart attack|dando un (?:infarto|derrame)|un infarto|convulsion(?:ando|es)";
const chokes =
  "(?:is|am|are|he is|she is) choking|choking on|se (?:esta )?ahoga(?:ndo)?|se (?:esta )?atraganta(?:ndo)?|se atraganto";
const bleeds = "bleeding (?:badly|a lot|out|heavily|everywhere|from)|so much blood|sangra(?:ndo)? mucho|desangrando";
const poisoned =
  "overdos(?:e|ed|ing)|took (?:too many|all (?:the|her|his|my)) pills|sobredosis|se tomo (?:todas las )?pastillas";

export const acuteIllness = new RegExp(
  `\\b(?:${[stoppedBreathing, notAwake, fits, chokes, bleeds, poisoned].join("|")})\\b`,
);
