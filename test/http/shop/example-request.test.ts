import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { exportDesk } from '#contract/api/desk/export-desk.ts';
import { getDashboard } from '#contract/api/desk/get-dashboard.ts';
import { addExample } from '#contract/api/shop/add-example.ts';
import { getSetUp } from '#contract/api/shop/get-set-up.ts';
import { removeExample } from '#contract/api/shop/remove-example.ts';
