import type { WhyView } from "@porchlight/contract/conversations.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { product } from "../../words.ts";
import { whyQuery } from "./conversation-data.ts";
import css from "./Why.module.css";
import { WhyLines } from "./WhyLines.tsx";

const titles = {
  heard: "Understood",
  stood: "Where things stood",
  decided: `What ${product.assistant} did`,
} satisfies Record<keyof WhyView, string>;
const order = ["heard", "stood", "decided"] as const;

type WhyProps = { inquiryId: string; messageId: string; opened: boolean };

/** Why Piper said a message: what it understood, where things stood and what it decided. */
export function Why({ inquiryId, messageId, opened }: WhyProps) {
  const query = useQuery({ ...whyQuery(inquiryId, messageId), enabled: opened });
  const first = useRef<HTMLElement>(null);
  const isShown = opened && query.data !== undefined;
  useEffect(() => {
    // Below the newest message it would open out of sight.
    if (isShown) first.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  if (query.isError && !query.data) return <Failed title="Could not load data" onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={3} height={24} />;
  const { data } = query;
  return order
    .filter((part) => data[part].length > 0)
    .map((part, place) => (
      <section key={part} ref={place === 0 ? first : undefined} className={css.part}>
        <WhyLines title={titles[part]} lines={data[part]} />
      </section>
    ));
}
