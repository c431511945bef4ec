import { expect, type Page, test } from "@playwright/test";
import type { AvailabilityView } from "@porchlight/contract/availability.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectBoxesInSight,
  savePicture,
  signIn,
} from "./stage/browser.ts";
import { anOwner, type Owner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

const location = {
  address: "12 Main St",
  city: "Austin",
  state: "TX",
  zip: "78701",
  latitude: 30.27,
  longitude: -97.74,
};
const aHome = (owner: Owner, address = location.address): Promise<PropertyView> =>
  callAs(owner.token)("POST", "/property", { location: { ...location, address } });

const stored = async (owner: Owner, home: PropertyView): Promise<string[]> => {
  const { availabilitySlots } = await callAs(owner.token)<AvailabilityView>("GET", `/property-availability/${home.id}`);
  return availabilitySlots.map(({ weekday, startTime, endTime }) => `${weekday} ${startTime}-${endTime}`);
};

const day = (page: Page, name: string) => ({
  /** Its hours are folded away on a phone until they are asked for. */
  async unfold() {
    const summary = page.getByRole("button", { name: new RegExp(`^${name}, `) });
    if ((await summary.isVisible()) && (await summary.getAttribute("aria-expanded")) === "false") await summary.click();
  },
  toggle: page.getByRole("switch", { name }),
  starts: page.getByLabel(`${name} start time`),
  ends: page.getByLabel(`${name} end time`),
  plus: page.getByRole("button", { name: `Add hours on ${name}` }),
  trash: page.getByRole("button", { name: new RegExp(`^Remove ${name}`) }),
});

const alertText = "Unable to save changes. Please, refresh the page and try again.";
const note = "Renters cannot book showings until you add available times";

test.describe("The availability of a home", () => {
  test("is edited day by day and saves itself", async ({ page }) => {
    const owner = await anOwner();
    const home = await aHome(owner);
    const calls: string[] = [];
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname.replace(/^\/api/, "");
      if (path.startsWith("/availability-slot")) calls.push(`${request.method()} ${request.postData()}`);
    });
    await signIn(page, owner, `/property/${home.id}/availability`);
    const monday = day(page, "Monday");

    await test.step("a new home has no times, and its time zone is shown", async () => {
      await expect(page.getByRole("heading", { name: "Availability" })).toBeVisible();
      await expect(page.getByText("Central time (CST)")).toBeVisible();
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.getByRole("switch")).toHaveCount(7);
      await expectAccessibleInBothThemes(page, "an empty week");
      await expectBoxesInSight(page);
    });

    await test.step("a day that is switched on starts with 9 to 5", async () => {
      await monday.toggle.click();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await expect(page.getByText(note)).toBeHidden();
      expect(await stored(owner, home)).toEqual(["MONDAY 09:00-17:00"]);
    });

    await test.step("three quick changes are saved once", async () => {
      await monday.unfold();
      calls.length = 0;
      for (const start of ["10:00", "10:30", "11:00"]) await monday.starts.selectOption(start);
      await expect.poll(() => stored(owner, home)).toEqual(["MONDAY 11:00-17:00"]);
      expect(calls).toHaveLength(1);
    });

    await test.step("a new slot is not saved until its times are valid", async () => {
      calls.length = 0;
      await monday.plus.click();
      await expect(monday.starts.last()).toBeFocused();
      await expect(monday.starts.last()).toHaveValue("00:00");
      await monday.starts.last().selectOption("16:00");
      await expect(page.getByText("Time cannot overlap.")).toBeVisible();
      await expect(page.getByText("Saved, except Monday")).toBeVisible();
      await expectAccessible(page, "overlapping hours");
      await savePicture(page, "availability-overlap");
      expect(calls).toEqual([]);
      await monday.starts.last().selectOption("20:00");
      await monday.ends.last().selectOption("02:00");
      await expect(page.getByText("Ends at 2:00 AM the next day")).toBeVisible();
      await expect.poll(() => stored(owner, home)).toEqual(["MONDAY 11:00-17:00", "MONDAY 20:00-02:00"]);
    });

    await test.step("an end before its start is not saved", async () => {
      calls.length = 0;
      await monday.ends.first().selectOption("08:00");
      await expect(page.getByText("Start time must be before end time.")).toBeVisible();
      await monday.ends.first().selectOption("17:00");
      await expect(page.getByText("Start time must be before end time.")).toBeHidden();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      expect((await stored(owner, home))[0]).toBe("MONDAY 11:00-17:00");
    });

    await test.step("a slot is deleted by its button, and stays deleted after a reload", async () => {
      await monday.trash.last().click();
      await expect.poll(() => stored(owner, home)).toEqual(["MONDAY 11:00-17:00"]);
      await monday.plus.click();
      await page.reload();
      await expect(monday.starts).toHaveCount(1);
    });

    await test.step("the hours of a day replace those of the weekdays", async () => {
      await day(page, "Friday").toggle.click();
      await monday.unfold();
      await page.getByRole("button", { name: "Copy Monday's hours" }).click();
      await page.getByRole("menuitem", { name: "Copy to weekdays" }).click();
      const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
      await expect
        .poll(async () => (await stored(owner, home)).sort())
        .toEqual(weekdays.map((weekday) => `${weekday} 11:00-17:00`).sort());
      await savePicture(page, "availability-copied");
    });

    await test.step("a day is removed by its switch", async () => {
      for (const name of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) await day(page, name).toggle.click();
      await expect.poll(() => stored(owner, home)).toEqual([]);
    });
  });

  test("returns to the stored values and shows an error when saving fails", async ({ page }) => {
    const owner = await anOwner();
    const home = await aHome(owner);
    await signIn(page, owner, `/property/${home.id}/availability`);
    const friday = day(page, "Friday");
    await friday.toggle.click();
    await expect.poll(() => stored(owner, home)).toEqual(["FRIDAY 09:00-17:00"]);
    await friday.unfold();

    const failing = /\/api\/(availability-slot|property-availability\/.*\/showing-duration)/;
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: "Broken" } }));
    const isTold = async () => {
      await expect(page.getByRole("alert").filter({ hasText: alertText }).first()).toBeVisible();
      for (const close of await page.getByRole("alert").getByRole("button", { name: "Close" }).all())
        await close.click();
    };
    await friday.ends.selectOption("18:00");
    await isTold();
    await expect(friday.ends).toHaveValue("17:00");
    await page.getByText("60", { exact: true }).click();
    await isTold();
    await expect(page.getByRole("radio", { name: "30" })).toBeChecked();
    await friday.toggle.click();
    await isTold();
    await expect(friday.toggle).toBeChecked();
    await day(page, "Saturday").toggle.click();
    await isTold();
    await expect(day(page, "Saturday").toggle).not.toBeChecked();

    await page.unroute(failing);
    await page.getByText("60", { exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const now = await callAs(owner.token)<AvailabilityView>("GET", `/property-availability/${home.id}`);
    expect(now.showingDurationInMinutes).toBe(60);
  });

  test("can be edited for any of the owner's homes at /availability", async ({ page }) => {
    const owner = await anOwner();
    const first = await aHome(owner, "1 First St");
    const second = await aHome(owner, "2 Second St");
    await signIn(page, owner, "/availability");
    const picker = page.getByLabel("Property", { exact: true });
    await expect(page.getByRole("switch")).toHaveCount(7);
    await expectAccessible(page, "the availability of the owner's homes");
    const other = (await picker.inputValue()) === first.id ? second : first;
    await picker.selectOption(other.id);
    await day(page, "Sunday").toggle.click();
    await expect.poll(() => stored(owner, other)).toEqual(["SUNDAY 09:00-17:00"]);
  });
});
