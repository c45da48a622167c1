/** Everything /cart says. */
export const texts = {
  title: 'Your Cart',
  empty: 'There are no items in your cart.',
  uploadParts: 'Upload Parts',
  subtotal: 'Subtotal',
  itemCount: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  checkOut: 'Check Out',
  quantityLabel: (title: string) => `Quantity of ${title}`,
  removeLabel: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} was removed from your cart.`,
  fromAnother: 'From another provider, so it is not part of this request.',
  toOther: 'Go to that provider',
  deleted: 'This file was deleted. Upload it again to price it.',
  quantity: (count: number) => `× ${count}`,
  each: (price: string) => `${price} each`,
  updating: 'Updating price',
  updated: (title: string, price: string) => `${title} is now ${price}.`,
  notInstant:
    "Instant quote is not available for the part. Manufacturing Service Provider's team will manually review your files and get back to you with the quote.",
  noPayment: 'Nothing is paid now. The provider confirms the quote by e-mail.',
} as const;
