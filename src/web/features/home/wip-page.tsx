import { Page } from '../../ui/layout/page.tsx';
import { texts } from './texts.ts';

/** Stands where a page is still being made. */
export function WipPage() {
  return (
    <Page title={texts.wip.title} lead={texts.wip.lead}>
      <ConstructionDrawing label={texts.wip.drawing} />
    </Page>
  );
}

/** A part that is only half drawn. */
function ConstructionDrawing({ label }: { label: string }) {
  return (
    <svg
      width="280"
      viewBox="0 0 280 200"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
      style={{ maxWidth: '100%', color: 'var(--accent-text)' }}
    >
      <g strokeWidth="2">
        <path d="M60 150V90l80-40v60z" />
        <path d="M140 50l80 40v60" strokeDasharray="5 6" />
        <path d="M60 90l80 40 80-40M140 130v60" strokeDasharray="5 6" />
        <path d="M60 150l80 40" />
        <path d="M140 190l80-40" strokeDasharray="5 6" />
      </g>
      <g strokeWidth="1" opacity=".6">
        <path d="M30 158V98M24 104l6-8 6 8M24 152l6 8 6-8" />
        <path d="M44 150H22M44 90H22" />
      </g>
    </svg>
  );
}
