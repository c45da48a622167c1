// Stands in every built page, as a plain script in its head, and runs while the page is read: the visitor's colours first, then
// the app. It is fetched at once but waits for the first paint, so that it does not hold up what the page already shows.

/** Where Mantine keeps a visitor's choice between light and dark. */
const STORED_SCHEME = 'mantine-color-scheme-value';
/** For browsers that do not say when they have painted. */
const LATEST_START_MS = 1000;

{
  const readStoredScheme = (): string | null => {
    try {
      return localStorage.getItem(STORED_SCHEME);
    } catch {
      return null;
    }
  };
  const stored = readStoredScheme();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', stored === 'light' || stored === 'dark' ? stored : system);

  // Taken out of its template, a script is run.
  const runApp = () => {
    const template = document.querySelector<HTMLTemplateElement>('template#app');
    template?.replaceWith(template.content);
  };
  new PerformanceObserver(runApp).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted until it is looked at.
  setTimeout(runApp, document.hidden ? 0 : LATEST_START_MS);
}
