import { readConfig } from '../../api/load-config.ts';
import { Page } from '../../ui/page.tsx';

/** What the product does, in two sentences. */
export function AboutPage() {
  return (
    <Page
      title="About"
      heading={`About ${readConfig().appName}`}
      lead="Upload a 3D model, choose a material, a color and a finish, and see what the part costs and why. A request for quote goes straight to the manufacturer's team; no payment is taken."
    />
  );
}
