import { useEffect } from "react";

let product = "";

/** The name that follows every title; set once at start. */
export function titleEndsWith(name: string): void {
  product = name;
}

export function useDocumentTitle(thing: string): void {
  useEffect(() => {
    document.title = thing ? `${thing} · ${product}` : product;
  }, [thing]);
}
