import { acceptModel } from '../services/accept-model.ts';
import { checkParts } from '../services/check-parts.ts';
import { fetchStl } from '../services/fetch-stl.ts';
import { getDetails } from '../services/get-details.ts';
import { getName } from '../services/get-name.ts';
import { getNameAndWebsite } from '../services/get-name-and-website.ts';
import { listColors } from '../services/list-colors.ts';
import { listFinishes } from '../services/list-finishes.ts';
import { listMaterials } from '../services/list-materials.ts';
import { listParts } from '../services/list-parts.ts';
import { quoteParts } from '../services/quote-parts.ts';
import { refuse } from '../services/refusal.ts';
import { registerMsp } from '../services/register-msp.ts';
import { scheduleDescription } from '../services/schedule-description.ts';
import { sendContactMessage } from '../services/send-contact-message.ts';
import { splitPart } from '../services/split-part.ts';
import { submitRequest } from '../services/submit-request.ts';
import { treatAsAssembly } from '../services/treat-as-assembly.ts';
import type { HttpContext } from './http-context.ts';
import type { CallHandlers } from './register-calls.ts';

const SIGN_IN = 'Please sign in first.';

/** Which service answers which call. */
export function createCallHandlers({ config, publicUrl }: HttpContext): CallHandlers {
  const { supportEmail } = config;
  return {
    uploadModel: async (request, { ports, file, address, report }) =>
      file === null ? refuse(400, { message: 'No file was sent.' }) : acceptModel(ports, file, request, address, report),
    scheduleDescription: (request, { ports }) => scheduleDescription(ports, request),
    fetchStl: (request, { ports }) => fetchStl(ports, request),
    getPartList: async (request, { ports, caller }) => (caller === null ? refuse(401, SIGN_IN) : listParts(ports, caller, request)),
    getMaterialList: (request, { ports }) => listMaterials(ports, request),
    getColorList: (request, { ports }) => listColors(ports, request),
    getFinishList: (request, { ports }) => listFinishes(ports, request),
    getQuoteList: async (request, { ports, count, report }) => {
      count('lines', { amount: request.partList.length, providerId: request.mspID });
      return quoteParts(ports, request, report);
    },
    submitRequest: async (request, { ports, count, report }) => {
      count('requests', { providerId: request.mspID });
      count('lines', { amount: request.cart.items.length, providerId: request.mspID });
      return submitRequest(ports, request, { publicUrl: publicUrl(), supportEmail, report });
    },
    getName: (request, { ports }) => getName(ports, request),
    getNameAndWebsite: (request, { ports }) => getNameAndWebsite(ports, request),
    registerMsp: async ({ mspDetails }, { ports, caller }) =>
      caller === null ? refuse(401, SIGN_IN) : registerMsp(ports, caller, mspDetails, publicUrl()),
    getDetails: async (_request, { ports, caller }) => (caller === null ? refuse(401, SIGN_IN) : getDetails(ports, caller)),
    checkParts: (request, { ports }) => checkParts(ports, request),
    splitPart: (request, { ports, report }) => splitPart(ports, request, report),
    treatAsAssembly: (request, { ports }) => treatAsAssembly(ports, request),
    sendContactMessage: (request, { ports, report }) => sendContactMessage(ports, request, { supportEmail, report }),
  };
}
