/** Whether the server answers at all. A browser that counts itself offline may be wrong: of several networks it may know the wrong one. */
export async function reachesServer(): Promise<boolean> {
  try {
    return (await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
