/** Takes the focus to a field of a form by its name; without a name, or such a field, it stays where it is. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
