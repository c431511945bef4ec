/**
 * Features that are off in the browsers of the tests and the benches. The browser's own address bar is a page of many scripts that
 * each new window draws: more than a second of this machine's time, of which no test sees anything. Naming any feature
 * takes the place of Playwright's list, so the rest is what it leaves out where tests drive a browser.
 */
const features = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning", "PaintHolding"],
  ...["LensOverlay", "MediaRouter", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  ...["PreconnectToSearch", "TcpPortRandomizationWin"],
];

/** Only what may run as root, in a container, without a graphics card, and keeps the browser from calling home. */
export const browserArguments = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
  `--disable-features=${features.join(",")}`,
];
