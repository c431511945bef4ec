/** The product's colors: ramps of ten steps, from lightest to darkest. */
export const ramps = {
  dusk: ["#F0F8FB", "#DDF0F6", "#BCE0ED", "#92C7DB", "#67ABC4", "#418CA9", "#27718D", "#185873", "#114359", "#0B2E3F"],
  lamp: ["#FFF9EA", "#FFEFCC", "#FFDF9F", "#FECB6F", "#FCB742", "#F2A31A", "#D68710", "#B06814", "#894C14", "#613410"],
  moss: ["#F0FAF3", "#DDF4E4", "#BCE7CA", "#91D3A8", "#64BA85", "#3D9F67", "#268451", "#1B6A3F", "#155030", "#0F3620"],
  brick: ["#FFF4F3", "#FEE7E4", "#FED0CB", "#FCACA5", "#F5837C", "#E65E59", "#CC4240", "#AC3031", "#862726", "#5D1C1B"],
  sky: ["#F1F8FF", "#E1EEFE", "#C1DEFF", "#99C5F7", "#6DA9EB", "#458CD8", "#2572BE", "#135B9E", "#0D4579", "#092F53"],
  plum: ["#FAF4FC", "#F4E8F8", "#E9D1F1", "#D6B1E2", "#C08FCF", "#A771B8", "#8D579D", "#724480", "#573262", "#3B2243"],
  gray: ["#FBFAF8", "#F5F4F1", "#EBE9E5", "#DAD9D4", "#BBBBB5", "#888F8F", "#616D71", "#455259", "#2E3C43", "#16242B"],
  dark: ["#E8EEF1", "#CAD3D8", "#A0AFB7", "#71838D", "#2A3C45", "#1F303A", "#17272F", "#0E1D25", "#08161D", "#050F14"],
};

/** The lightest and the darkest color. */
export const white = "#FFFFFF";
export const black = ramps.gray[9]!;

/** The color of each role, by scheme. */
export const semantic = {
  light: {
    page: "#FBFAF8",
    surface: "#FFFFFF",
    sunken: "#F5F4F1",
    tag: "#F5F4F1",
    line: "#EBE9E5",
    lineStrong: "#DAD9D4",
    control: "#888F8F",
    ink: "#16242B",
    ink2: "#455259",
    ink3: "#616D71",
    primary: "#185873",
    primaryHover: "#114359",
    onPrimary: "#FFFFFF",
    link: "#185873",
    focus: "#418CA9",
    softBg: "#F0F8FB",
    softHover: "#DDF0F6",
    softLine: "#BCE0ED",
    softInk: "#114359",
    lit: "#F2A31A",
    litSoft: "#FFF9EA",
    litLine: "#FFDF9F",
    litInk: "#894C14",
    glow: "rgba(255,190,80,.26)",
    danger: "#AC3031",
    dangerText: "#862726",
    dangerSoft: "#FFF4F3",
    dangerLine: "#FED0CB",
    overlay: "rgba(8,22,29,.42)",
    chartTotal: "#BCE0ED",
    chartPart: "#185873",
  },
  dark: {
    page: "#0A181F",
    surface: "#0F1F27",
    sunken: "#0C1A21",
    tag: "#1A2B34",
    line: "#1F303A",
    lineStrong: "#2A3C45",
    control: "#71838D",
    ink: "#E8EEF1",
    ink2: "#CAD3D8",
    ink3: "#A0AFB7",
    primary: "#27718D",
    primaryHover: "#1F6078",
    onPrimary: "#FFFFFF",
    link: "#92C7DB",
    focus: "#67ABC4",
    softBg: "#12303D",
    softHover: "#1E4A5C",
    softLine: "#1E4A5C",
    softInk: "#BCE0ED",
    lit: "#FCB742",
    litSoft: "#2A2414",
    litLine: "#57431B",
    litInk: "#FFDF9F",
    glow: "rgba(255,190,80,.13)",
    danger: "#AC3031",
    dangerText: "#FCACA5",
    dangerSoft: "#402020",
    dangerLine: "#5D1C1B",
    overlay: "rgba(2,8,11,.62)",
    chartTotal: "#1E4A5C",
    chartPart: "#67ABC4",
  },
} as const;

/** The colors of a status by its tone: warm waits for the owner, moved went elsewhere. */
export const tones = {
  light: {
    neutral: { bg: "#EBE9E5", fg: "#2E3C43", dot: "#888F8F" },
    info: { bg: "#E1EEFE", fg: "#0D4579", dot: "#2572BE" },
    warm: { bg: "#FFEFCC", fg: "#894C14", dot: "#D68710" },
    good: { bg: "#DDF4E4", fg: "#155030", dot: "#268451" },
    bad: { bg: "#FEE7E4", fg: "#862726", dot: "#CC4240" },
    moved: { bg: "#F4E8F8", fg: "#573262", dot: "#8D579D" },
  },
  dark: {
    neutral: { bg: "#22333C", fg: "#CAD3D8", dot: "#71838D" },
    info: { bg: "#14304A", fg: "#99C5F7", dot: "#6DA9EB" },
    warm: { bg: "#3A2C10", fg: "#FECB6F", dot: "#FCB742" },
    good: { bg: "#12352A", fg: "#91D3A8", dot: "#64BA85" },
    bad: { bg: "#402020", fg: "#FCACA5", dot: "#F5837C" },
    moved: { bg: "#33233B", fg: "#D6B1E2", dot: "#C08FCF" },
  },
} as const;

/** Background and text colors for people's initials, six pairs per scheme. */
export const initials = {
  light: [
    { bg: "#DDF0F6", fg: "#114359" },
    { bg: "#F4E8F8", fg: "#573262" },
    { bg: "#DDF4E4", fg: "#155030" },
    { bg: "#FFEFCC", fg: "#894C14" },
    { bg: "#FEE7E4", fg: "#862726" },
    { bg: "#E1EEFE", fg: "#0D4579" },
  ],
  dark: [
    { bg: "#17425A", fg: "#BCE0ED" },
    { bg: "#3F2B49", fg: "#E9D1F1" },
    { bg: "#17402F", fg: "#BCE7CA" },
    { bg: "#4A3714", fg: "#FFDF9F" },
    { bg: "#4E2726", fg: "#FED0CB" },
    { bg: "#1A3A59", fg: "#C1DEFF" },
  ],
} as const;

/** The colors of the lantern, the same on every background. */
export const lantern = {
  glass: "#FCB742",
  flame: "#FFF6DC",
  disc: "#0B2E3F",
  discMiddle: "#185873",
  discLit: "#27718D",
  halo: "#FFD27A",
  ember: "#FFB84A",
} as const;

/** Colors around and over a photo, and of the evening scene beside the sign-in form; the same in both schemes. */
export const scenery = {
  onPhoto: "#FFFFFF",
  onPhotoQuiet: "#CAD3D8",
  photoFocus: "#92C7DB",
  photoGround: "#0B1418",
  photoWaits: "#24404E",
  photoShade: "rgba(11,20,24,.76)",
  photoShine: "rgba(255,255,255,.18)",
  night: "#0B2E3F",
  nightDeep: "#0A1D28",
  nightInk: "#E8EEF1",
  nightQuiet: "#DDF0F6",
  moonlight: "#FFFFFF",
  moonlightInk: "#16242B",
  flame: "#FFF6DC",
  lamplight: "rgba(255,200,110,.22)",
  lampRing: "rgba(252,183,66,.5)",
  lampGlow: "rgba(255,190,80,.45)",
} as const;

/** Colors of the bundled map at night that are in no ramp. */
export const mapNight = { water: "#0C1A21", border: "#3A4C55" } as const;

/** Shadows of floating elements; the last one is for filled buttons. */
export const shadows = {
  hair: "0 1px 2px rgba(11,46,63,.05)",
  float: "0 1px 2px rgba(11,46,63,.05), 0 6px 20px -8px rgba(11,46,63,.14)",
  panel: "0 2px 6px rgba(11,46,63,.06), 0 24px 60px -18px rgba(11,46,63,.28)",
  far: "0 4px 10px rgba(11,46,63,.08), 0 36px 80px -20px rgba(11,46,63,.34)",
  button: "inset 0 1px 0 rgba(255,255,255,.13), 0 1px 2px rgba(11,46,63,.22)",
} as const;

export type Tone = keyof typeof tones.light;
export type Scheme = keyof typeof semantic;
