import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { EmptyState } from '../../../ui/layout/placeholder.tsx';

interface NoShopProps {
  readonly words: { readonly title: string; readonly text: string; readonly link: string };
}

/** In place of what needs a shop, for an account that has none yet: the way to the profile that makes one. */
export function NoShop({ words: { title, text, link } }: NoShopProps) {
  return (
    <EmptyState title={title}>
      <span>{text}</span>
      <LinkButton to="/msp/profile">{link}</LinkButton>
    </EmptyState>
  );
}
