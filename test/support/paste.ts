import type { Locator } from '@playwright/test';

/** Puts a text where the clipboard would. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
