ALTER TABLE "parts" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "is_assembly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "parts_of_file" ON "parts" USING btree (("body" ->> 'source')) WHERE "parts"."body" is not null;