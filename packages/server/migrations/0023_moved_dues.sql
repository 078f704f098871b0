-- Date of a due that a grace period moved, before it moved on to a business day.
ALTER TABLE product_dues ADD COLUMN scheduled_on date;
