-- How often the process that ran a job ended before the job did. A job that ends its server again and again is given up.
ALTER TABLE jobs ADD COLUMN deaths integer NOT NULL DEFAULT 0;
