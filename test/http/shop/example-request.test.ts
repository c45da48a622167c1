import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDashboard } from '#contract/api/desk/get-dashboard.ts';
import { exportDesk } from '#contract/api/desk/export-desk.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { addExample } from '#contract/api/shop/add-example.ts';
import { getSetUp } from '#contract/api/shop/get-set-up.ts';
import { removeExample } from '#contract/api/shop/remove-example.ts';
