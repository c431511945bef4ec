/** Prints an element of the page and what is in it, without the rest. */
export function printAlone(element: HTMLElement): void {
  const { documentElement: root } = document;
  element.setAttribute("data-alone", "");
  root.setAttribute("data-prints-alone", "");
  addEventListener(
    "afterprint",
    () => {
      element.removeAttribute("data-alone");
      root.removeAttribute("data-prints-alone");
    },
    { once: true },
  );
  print();
}
