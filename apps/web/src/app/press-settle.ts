/** Long enough for the press that took the focus away to end, since a message that appears moves the button under it. */
export const pressSettleMilliseconds = 200;
