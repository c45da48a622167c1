import { claimShop } from '../../services/accounts/set-up-code.ts';
import { clientsHandlers } from '../../services/clients/handlers.ts';
import { customerHandlers } from '../../services/customer/handlers.ts';
import { deskHandlers } from '../../services/desk/handlers.ts';
import { figuresHandlers } from '../../services/figures/handlers.ts';
import { floorHandlers } from '../../services/floor/handlers.ts';
import { papersHandlers } from '../../services/papers/handlers.ts';
import { partsHandlers } from '../../services/parts/handlers.ts';
import { pricingHandlers } from '../../services/pricing/handlers.ts';
import { quotingHandlers } from '../../services/quoting/handlers.ts';
import { placeOrder } from '../../services/requests/place-order.ts';
import { submitRequest } from '../../services/requests/submit-request.ts';
import { returningHandlers } from '../../services/returning/handlers.ts';
import type { Handlers } from '../../services/shared/context.ts';
import { shopHandlers } from '../../services/shop/handlers.ts';
import { teamHandlers } from '../../services/team/handlers.ts';

/** Which service answers which call. */
export const HANDLERS: Handlers = {
  ...partsHandlers,
  ...quotingHandlers,
  submitRequest,
  placeOrder,
  ...customerHandlers,
  ...returningHandlers,
  ...shopHandlers,
  claimShop,
  ...pricingHandlers,
  ...deskHandlers,
  ...floorHandlers,
  ...papersHandlers,
  ...figuresHandlers,
  ...clientsHandlers,
  ...teamHandlers,
};
