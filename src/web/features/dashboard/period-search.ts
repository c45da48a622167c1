import { DASHBOARD_DAYS } from '#contract/api/desk/get-dashboard.ts';

export type DashboardDays = (typeof DASHBOARD_DAYS)[number];

/** The period that an address names; the shortest where it names none that there is. */
export function readDays(search: { readonly days?: string | undefined }): DashboardDays {
  return DASHBOARD_DAYS.find((days) => String(days) === search.days) ?? DASHBOARD_DAYS[0];
}
