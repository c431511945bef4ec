const longest = 254;
const shape =
  /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])$/u;

/** Returns an email address as it is stored and compared: trimmed, lower case. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase();

/** Whether a text, trimmed, is one plain address such as a person types. Quoted and bracketed forms are not. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  const local = email.slice(0, email.lastIndexOf("@"));
  return email.length <= longest && shape.test(email) && !/^\.|\.\.|\.$/.test(local);
}
