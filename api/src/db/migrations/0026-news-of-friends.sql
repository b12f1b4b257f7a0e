-- What a person can be told grows with every part of the product: the closed list of kinds stands in the code, which has a
-- sentence for each. A kind that the code does not know is never written.
alter table notifications drop constraint if exists notifications_kind_check;
