import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { themes } from "./themes.ts";

export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Theme"
      fullWidth
      size="sm"
      data={[...themes]}
      value={colorScheme}
      onChange={(chosen) => setColorScheme(chosen as typeof colorScheme)}
    />
  );
}
