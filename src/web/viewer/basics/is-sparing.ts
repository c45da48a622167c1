/** Below this many GB of memory, nothing is fetched or kept ready that may not be needed. */
const WEAK_DEVICE_GB = 2;

/** Whether the visitor pays by the megabyte or the device has little memory. */
export function isSparing(): boolean {
  const { connection, deviceMemory } = navigator as Navigator & { connection?: { saveData?: boolean }; deviceMemory?: number };
  return connection?.saveData === true || (deviceMemory ?? WEAK_DEVICE_GB) < WEAK_DEVICE_GB;
}
