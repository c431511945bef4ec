import type { Emergency } from "../../heard/trouble.ts";
import type { Advice, Done } from "../emergency-advice.ts";
import { sentences } from "../endings.ts";

/** What helps in each kind of emergency. */
export const advice: Record<Emergency, Advice> = {
  "gas-or-fire": {
    first: "Please leave now and call 911 from outside (for a gas smell, your gas company as well).",
    whole: [
      sentences(
        "Please get out, stay out, and don't go back in for anything, pets included, until 911 or the gas company says it's safe.",
        "Call 911 first and tell them who or what is still inside.",
        "For gas, also call your gas company from outside.",
      ),
      sentences(
        "Call 911 first, then the gas company if you smell gas.",
        "Please stay out: only they can say it's safe to go in.",
        "If a person or a pet is still in there, tell 911.",
      ),
    ],
    out: "Please get everyone out now.",
    called: "Call 911 from outside and, for gas, your gas company.",
    keeps: [
      sentences(
        "Stay out until they say it's safe, pets and things included, and tell them who or what is still inside.",
        "They find the shutoff themselves.",
      ),
      "Please stay out until they say it's safe to go in, whatever is still in there.",
      "Only the people on site can say when it's safe to go in.",
    ],
  },
  electricity: {
    first: sentences(
      "Please don't touch the switch, the outlet or box, or anything wet near it, and keep everyone away.",
      "If there are sparks, smoke or a burning smell, get out and call 911 now.",
    ),
    whole: [
      sentences(
        "Please keep away from the switch, the outlet or box, and any water near it.",
        "Switch off the main breaker only if you can reach it dry and safely.",
        "For sparks, smoke or a burning smell, get out and call 911.",
      ),
      sentences(
        "Don't touch anything electric that is wet, buzzing, hot or sparking, and keep others away from it.",
        "If you see smoke or sparks or smell burning, leave and call 911.",
      ),
    ],
    called: "If there are sparks, smoke or a burning smell, get out and call 911.",
    keeps: [
      sentences(
        "Keep away from the box, switches, outlets and anything wet near them, and don't go in until the fire department or an electrician says it's safe.",
      ),
      "Please don't touch or switch anything electric there until an electrician or the fire department has checked it.",
    ],
  },
  water: {
    first: "Please keep away from water near outlets, lights or an electric box, and call 911 if anyone is in danger.",
    whole: [
      sentences(
        "Please keep away from water near outlets, appliances or a sagging ceiling.",
        "Turn off the water's main valve only if you can reach it safely, and call 911 if anyone is in danger.",
      ),
      sentences(
        "If it's safe to reach, close the main water valve.",
        "It's often near the water heater or where the pipe enters the home.",
        "Stay out of rooms where water is near electricity, and call 911 if anyone is in danger.",
      ),
    ],
    called: "Call 911 if anyone is in danger.",
    keeps: [
      "Please stay away from water near outlets, switches or an electric box, and from a sagging ceiling.",
      "Keep out of rooms where water is near electricity until someone has checked them.",
    ],
  },
  danger: {
    first: "If anyone is in danger, get to a safe place and call 911 now.",
    whole: [
      "Please get to a safe place first, then call 911 and do what they tell you. Don't go back until they say it's safe.",
      "911 can tell you what to do right now. Please stay away from the danger until they say it's over.",
    ],
    out: "Please get to a safe place first.",
    called: "Call 911 and do what they tell you.",
    keeps: [
      "Please stay where you are safe, and don't go back until they say it's over.",
      "Stay away from the danger and do what 911 tells you.",
    ],
  },
};

/** What is said of what has been done. */
export const goodThat: Record<Done, string> = {
  both: "It's good that you're out and help has been called.",
  out: "It's good that you're out.",
  called: "It's good that help has been called.",
  "shut-off": "It's good that it's shut off.",
};
