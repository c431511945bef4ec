import type { TourStop } from "../../ui/GuidedTour.tsx";
import { product } from "../../words.ts";
import type { TourName } from "./tours.ts";

/** The walkthrough of each page for an owner's first visit. A stop whose target is not on the page is left out. */
export const tourStops: Record<TourName, readonly TourStop[]> = {
  property: [
    {
      target: "[data-tour=home]",
      title: "This is your property page",
      text: "The lantern is on for homes that are listed.",
    },
    {
      target: "#edit-rent",
      title: "Edit any card here",
      text: `Click Edit on any card. ${product.assistant} answers from these details.`,
    },
    {
      target: "[data-tour=availability]",
      title: "Set your available times",
      text: `${product.assistant} only offers these times.`,
    },
    {
      target: "[data-tour=actions]",
      title: "List it when you are ready",
      text: "It goes to rental sites, and its own page goes live.",
    },
  ],
  dashboard: [
    { target: "#statistics", title: "Your numbers", text: "Leads, showings and messages in the time you choose." },
    {
      target: "#showing-requests-section",
      title: "Showing requests wait here",
      text: "Each shows how the renter compares with your requirements. Just accept or decline.",
    },
    {
      target: "#escalations-section",
      title: "Questions the assistant could not answer",
      text: `Answer once. ${product.assistant} replies to the renter and remembers it.`,
    },
    {
      target: "#listing",
      title: "Listing settings",
      text: "Pause the listing, choose its rental sites or mark the home as rented out.",
    },
  ],
  renter: [
    {
      // The titles alone: pointing at a whole list would leave no room for the words on a small screen.
      target: "#highlights-title",
      title: "Highlights and badges",
      text: "What the renter said next to your requirements. The same rows for everyone.",
    },
    {
      target: "#inquiries-title",
      title: "Inquiries and conversation",
      text: `Every home they asked about. See ${product.assistant}'s conversations or take one over.`,
    },
    {
      // Before the first is sent, where it is sent from.
      target: "#applications-title, [data-tour=send-application]",
      title: "Applications",
      text: "Send the renter a link to apply. Review the application here once it's submitted.",
    },
  ],
};
