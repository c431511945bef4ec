import { ActionIcon } from "@mantine/core";
import { IconCopy, IconDots, IconSettings } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import css from "./MoreMenu.module.css";

/** The icon: three dots in a row of a list, a framed gear next to a page's buttons, two sheets for copying. */
export type Sign = "dots" | "gear" | "copy";

type MoreButtonProps = ComponentPropsWithRef<"button"> & { sign: Sign | undefined };

export const MoreButton = ({ sign = "dots", ...props }: MoreButtonProps) =>
  sign === "gear" ? (
    <ActionIcon {...(props as object)} className={css.large} variant="default" size={38} radius="md">
      <IconSettings size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  ) : sign === "copy" ? (
    <ActionIcon {...(props as object)} className={css.large} variant="subtle" color="gray" size={40} radius="md">
      <IconCopy size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  ) : (
    <ActionIcon {...(props as object)} variant="subtle" color="gray" size={38}>
      <IconDots size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
