import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu, type MenuItemProps, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import { useSignOut } from '../../api/identity/use-sign-out.ts';
import { createLink } from '../../navigation/link.tsx';
import { useIsMember, useIsShopFloor, usePortalStore } from '../../product/shop/portal-store.ts';
import { saveShop } from '../../product/shop/settings/save-shop.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { IconBuildingFactory2, IconDeviceFloppy, IconLogout, IconSelector } from '../../ui/icons/more-icons.tsx';
import { IconPalette } from '../../ui/icons/viewer-icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import styles from './user-menu.module.css';

/** The signed-in user, and what only that user can do. */
export function UserMenu() {
  const userID = useSessionStore((store) => store.userID);
  const isBusy = usePortalStore((store) => store.isSaving || store.entry === 'loading');
  const isMember = useIsMember();
  const isShopFloor = useIsShopFloor();
  const [isOpened, setIsOpened] = useState(false);
  const signOut = useSignOut();
  const name = userID === '' ? texts.fallbackName : userID;

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpened) return;
    event.preventDefault();
    setIsOpened(true);
  };

  return (
    <Menu
      withInitialFocusPlaceholder={false}
      opened={isOpened}
      onChange={setIsOpened}
      position="bottom-start"
      width="target"
      shadow="md"
      withinPortal={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <UnstyledButton className={styles['user'] ?? ''} onKeyDown={openByArrow}>
          <span className={styles['initial']} aria-hidden>
            {name.slice(0, 1).toUpperCase()}
          </span>
          <Stack as="span" gap="none" style={{ lineHeight: 1.3 }}>
            <Text component="span" lineClamp={2} fz="sm" fw={600} lh={1.3} title={name}>
              <BreakableName name={name} />
            </Text>
            <span className={styles['role']}>{isShopFloor ? texts.shopFloor : texts.role}</span>
          </Stack>
          <VisuallyHidden>{texts.userMenu}</VisuallyHidden>
          <IconSelector className={styles['arrow']} size={18} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {isShopFloor ? null : (
          <>
            <MenuLink to="/msp/profile" data-autofocus leftSection={<IconBuildingFactory2 size={17} stroke={1.6} aria-hidden />}>
              {texts.user.profile}
            </MenuLink>
            <MenuLink to="/msp/my-materials" leftSection={<IconPalette size={17} stroke={1.6} aria-hidden />}>
              {texts.user.materials}
            </MenuLink>
            {isMember ? null : (
              <Menu.Item
                disabled={isBusy}
                leftSection={<IconDeviceFloppy size={17} stroke={1.6} aria-hidden />}
                onClick={() => void saveShop()}
              >
                {texts.user.save}
              </Menu.Item>
            )}
          </>
        )}
        {isShopFloor ? null : <Menu.Divider />}
        <Menu.Item leftSection={<IconLogout size={17} stroke={1.6} aria-hidden />} onClick={signOut}>
          {texts.user.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A long address breaks before its '@' rather than anywhere. */
function BreakableName({ name }: { name: string }) {
  const at = name.indexOf('@');
  if (at === -1) return name;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

type MenuAnchorProps = MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>;

function MenuAnchor(props: MenuAnchorProps) {
  return <Menu.Item component="a" {...props} />;
}

/** A menu's entry that leads to a page of the app. */
const MenuLink = createLink(MenuAnchor);
