import { startTestPostgres } from "./testing.ts";

export const setup = () => startTestPostgres();
