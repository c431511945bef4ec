/** What the activity feed tells, by its name on the wire; `{property}` and `{renter}` are filled in. */
export const activitySentences = {
  PROPERTY_ADDED: "{property} was added",
  PROPERTY_LISTED: "{property} was listed",
  PROPERTY_RENTED_OUT: "{property} was marked as rented out",
  APPLICATION_SENT: "Application for {property} was sent to {renter}",
  APPLICATION_REQUESTED: "{renter} asked to apply for {property}",
  APPLICATION_COMPLETED: "{renter} completed the application for {property}",
  SHOWING_REQUESTED: "{renter} requested a showing at {property}",
  SHOWING_CONFIRMED: "Showing with {renter} at {property} was confirmed",
  SHOWING_COMPLETED: "Showing with {renter} at {property} was completed",
  ATTENDANCE_CONFIRMED: "{renter} confirmed attendance at {property}",
  ATTENDANCE_DECLINED: "{renter} declined attendance at {property}",
  NEW_LEAD: "{renter} is a new lead for {property}",
  LEAD_QUALIFIED: "{renter} qualified for {property}",
} as const;
export type ActivityName = keyof typeof activitySentences;
export const activityNames = Object.keys(activitySentences) as [ActivityName, ...ActivityName[]];
